import { useState } from 'react';
import { isLanguage } from 'shared/language';
import { draftKey, readDraft, removeDraft, storeDraft } from '../components/form/drafts/drafts';

export interface ReplyText {
  text: string;
  language: 'hr' | 'en';
}

/**
 * The reply that is being written to a message. It is stored in the browser until it is sent, so
 * that it is still there when the message is opened again.
 */
export function useReplyDraft(messageId: number, language: ReplyText['language']) {
  const key = draftKey('contact-reply', messageId);
  const [reply, setReply] = useState<ReplyText>(() => {
    const { text, language: chosen } = readDraft(key)?.changed ?? {};
    return {
      text: typeof text === 'string' ? text : '',
      language: isLanguage(chosen) ? chosen : language,
    };
  });
  const change = (changes: Partial<ReplyText>) => {
    const next = { ...reply, ...changes };
    setReply(next);
    if (next.text.trim() === '') removeDraft(key);
    else storeDraft(key, { at: new Date().toISOString(), changed: { ...next } });
  };
  return { reply, change, clear: () => change({ text: '' }) };
}
