/** The association's logo: five stones around the shape of a small house. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden focusable="false">
      <g fill="currentColor">
        <path d="M2.6 13.5 13.1 3.8c1-.9 2.4-.3 2.4 1.1v4.6c0 .7-.3 1.3-.8 1.7l-5.4 4.4c-.5.4-1 .6-1.6.6H3.8c-1.6 0-2.3-1.7-1.2-2.7Z" />
        <path d="M17 5c0-1.4 1.6-2.1 2.6-1.1l9.9 9.5c1.1 1 .4 2.8-1.1 2.8h-4.1c-.5 0-1-.2-1.4-.5l-5.1-4.4c-.5-.4-.8-1-.8-1.7V5Z" />
        <path d="M3.9 19.4c0-.9.7-1.6 1.6-1.6h3.4c.9 0 1.6.7 1.6 1.6l.2 7.7c0 .9-.7 1.6-1.6 1.6H5.6c-.9 0-1.6-.7-1.6-1.6l-.1-7.7Z" />
        <path d="M21.7 19.3c0-.9.7-1.5 1.6-1.5h3.4c.9 0 1.6.8 1.6 1.6l-.3 7.7c0 .9-.8 1.6-1.6 1.6h-3.2c-.9 0-1.6-.8-1.6-1.6l.1-7.8Z" />
      </g>
      <path
        fill="var(--mark-accent, var(--terracotta))"
        d="M12.2 24.5c0-1 .7-1.7 1.6-1.7l4.7.1c.9 0 1.5.7 1.5 1.6v2.6c0 .9-.7 1.6-1.6 1.6h-4.6c-.9 0-1.6-.8-1.6-1.6v-2.6Z"
      />
    </svg>
  );
}
