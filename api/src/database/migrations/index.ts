import { CreateContent1700000000001 } from './1700000000001-create-content.js';
import { CreatePublicForms1700000000002 } from './1700000000002-create-public-forms.js';

/** Every migration, oldest first. One that was released is never changed again. */
export const MIGRATIONS = [CreateContent1700000000001, CreatePublicForms1700000000002];
