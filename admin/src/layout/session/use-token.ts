import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of a mailed link, which is removed from the address and so from the history. */
export function useToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(opened);
  // Another link that is opened in the same tab loads no page.
  if (opened !== null && opened !== token) setToken(opened);
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  return token;
}
