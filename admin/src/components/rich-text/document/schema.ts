import { getSchema } from '@tiptap/core';
import { extensions } from './extensions';

export const schema = getSchema(extensions);
