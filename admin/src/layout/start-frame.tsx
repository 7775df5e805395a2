import { useTranslate } from 'react-admin';

/** A thin bar at the top of the window, while scripts or the session are being loaded. */
export function ProgressBar() {
  const translate = useTranslate();
  return (
    <div className="start-progress" role="progressbar" aria-label={translate('ra.page.loading')} />
  );
}

/** The frame that `index.html` shows, until the session is confirmed. */
export function StartFrame() {
  return (
    <div className="start">
      <ProgressBar />
      <div className="start-header" />
      <div className="start-menu" />
      <div className="start-content" />
    </div>
  );
}
