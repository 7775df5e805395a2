import { useState } from 'react';
import { useUpdate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';
import { ConsentFields, type Consent } from './consent-fields';

/** The consent of the people whom a picture of the library shows, stored when it is given. */
export function StoredConsent({ picture }: { picture: Picture }) {
  const { showsPeople, consentDate } = picture;
  const [consent, setConsent] = useState<Consent>({ showsPeople, consentDate });
  // In turn, so that the last choice is the one that stays.
  const [update, { error }] = useUpdate<Picture>('media', undefined, { scope: { id: 'consent' } });

  const store = (change: Partial<Consent>) => {
    setConsent({ ...consent, ...change });
    void update(
      'media',
      { id: picture.id, data: change, previousData: picture },
      { onError: () => setConsent(consent) },
    );
  };
  return <ConsentFields consent={consent} error={error?.message} onChange={store} />;
}
