import { HttpError } from 'react-admin';
import { fieldsOf } from 'shared/is-record';

/** The type of the API's problem when the password has to be entered again. */
const REQUIRED = 'urn:problem-type:recent-sign-in-required';

/** Whether the user entered the password again; a sentence tells why not. */
export type Confirmation = { confirmed: true } | { confirmed: false; message?: string };

interface Question {
  answer: (confirmation: Confirmation) => void;
  answered: Promise<Confirmation>;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

function change(next: Question | undefined): void {
  question = next;
  listeners.forEach((listener) => listener());
}

/** Whether a request was refused because the password has to be entered again. */
export const needsRecentSignIn = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 403 && fieldsOf(error.body).type === REQUIRED;

/** Has the dialog ask for the password; requests that wait at the same time share the question. */
export function askForPassword(): Promise<Confirmation> {
  if (question) return question.answered;
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<Confirmation>((resolve) => {
    answer = (confirmation) => {
      change(undefined);
      resolve(confirmation);
    };
  });
  change({ answer, answered });
  return answered;
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The question to which no answer was given yet. */
export const currentQuestion = (): Question | undefined => question;
