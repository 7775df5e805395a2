import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of a mailed link, which is removed from the address and so from the history. */
export function useToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  return token;
}
