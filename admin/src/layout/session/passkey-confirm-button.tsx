import KeyIcon from '@mui/icons-material/Key';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { apiUrl, httpClient } from '../../providers/http-client';
import { offersPasskeys } from '../../providers/passkeys/offers-passkeys';

const texts = 'admin.passwordAgain.passkey';

/** Whether the signed-in user has passkeys, and the browser offers them. */
function useHasPasskeys(): boolean {
  const { data } = useQuery<Schemas['PasskeyDto'][]>({
    queryKey: ['auth', 'passkeys'],
    queryFn: async () => (await httpClient(`${apiUrl}/auth/passkeys`)).json,
    enabled: offersPasskeys(),
    retry: false,
  });
  return offersPasskeys() && data !== undefined && data.length > 0;
}

interface PasskeyConfirmButtonProps {
  onConfirmed: () => void;
  /** Called with a message, or its key. */
  onFailed: (message: string, error: unknown) => void;
}

/** Confirms with a passkey, instead of the password. */
export function PasskeyConfirmButton({ onConfirmed, onFailed }: PasskeyConfirmButtonProps) {
  const translate = useTranslate();
  const hasPasskeys = useHasPasskeys();
  const [pending, setPending] = useState(false);
  if (!hasPasskeys) return null;
  const confirm = async () => {
    setPending(true);
    try {
      await (await import('../../providers/passkeys/ceremonies')).confirmByPasskey();
      onConfirmed();
    } catch (error) {
      setPending(false);
      onFailed(error instanceof HttpError ? error.message : `${texts}.none`, error);
    }
  };
  return (
    <Button
      variant="outlined"
      fullWidth
      startIcon={<KeyIcon />}
      loading={pending}
      onClick={() => void confirm()}
      sx={{ mt: 1 }}
    >
      {translate(`${texts}.button`)}
    </Button>
  );
}
