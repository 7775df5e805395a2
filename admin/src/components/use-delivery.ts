import { useQuery } from '@tanstack/react-query';

import type { components } from '../api/schema';
import { apiUrl, httpClient } from '../providers/http-client';

type Delivery = components['schemas']['MailDeliveryDto'];

/** How mails leave the site; undefined until it is known. */
export function useDelivery(): Delivery | undefined {
  const { data } = useQuery<Delivery>({
    queryKey: ['mails', 'delivery'],
    queryFn: async () => (await httpClient(`${apiUrl}/mails/delivery`)).json,
  });
  return data;
}
