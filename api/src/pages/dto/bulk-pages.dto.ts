import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkPagesDto extends BulkOf(['publish', 'unpublish', 'delete']) {}
