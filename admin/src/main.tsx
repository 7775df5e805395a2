import { createRoot } from 'react-dom/client';

import './theme/fonts.css';
import { App } from './app';
import { restoreAdminSession } from './providers/admin-session';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no element #root');
}

restoreAdminSession();
createRoot(root).render(<App />);
