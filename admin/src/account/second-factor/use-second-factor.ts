import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { fieldErrors, post } from '../../providers/http-client';

export type Setup = Schemas['SecondFactorSetupDto'];
type State = Schemas['SecondFactorDto'];

const texts = 'admin.account.secondFactor';
const queryKey = ['auth', 'second-factor'];
const path = 'auth/second-factor';

export const useSecondFactor = () => useQuery<State>({ queryKey });

/** A change, after which the state is read anew; an error of the code is shown at its field. */
function useChange<Values, Answer>(change: (values: Values) => Promise<Answer>, done?: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      if (done) notify(`${texts}.${done}`, { type: 'success' });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: ['auth', 'me'] }),
      ]);
    },
    onError: (error) => {
      if (!fieldErrors(error).code) {
        notify(error.message || 'admin.status.notChanged', { type: 'error' });
      }
    },
  });
}

export const useBegin = () => useChange((): Promise<Setup> => post(`${path}/setup`));

export const useAdd = () =>
  useChange<{ setup: string; code: string }, Schemas['RecoveryCodesDto']>(
    (body) => post(path, body),
    'added',
  );

export const useRenew = () =>
  useChange(
    (): Promise<Schemas['RecoveryCodesDto']> => post(`${path}/recovery-codes`),
    'recovery.renewed',
  );

export const useRemove = () =>
  useChange<string, State>((code) => post(`${path}/remove`, { code }), 'removed');
