import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { darkTheme, lightTheme } from '../../theme/theme';
import { BrokenPage } from './broken-page';

function prefersDark(): boolean {
  try {
    const chosen = localStorage.getItem('theme');
    return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  } catch {
    return false;
  }
}

/** Placeholder of the whole panel, with its own theme. */
export function BrokenPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <ThemeProvider theme={createTheme(prefersDark() ? darkTheme : lightTheme)}>
      <CssBaseline enableColorScheme>
        <BrokenPage onRetry={onRetry} />
      </CssBaseline>
    </ThemeProvider>
  );
}
