import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkPublicCallsDto extends BulkOf(['publish', 'unpublish', 'delete']) {}
