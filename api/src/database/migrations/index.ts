import { CreateContent1700000000001 } from './create-content.js';
import { CreatePublicForms1700000000002 } from './create-public-forms.js';

/** Every migration, oldest first. One that was released is never changed again. */
export const MIGRATIONS = [CreateContent1700000000001, CreatePublicForms1700000000002];
