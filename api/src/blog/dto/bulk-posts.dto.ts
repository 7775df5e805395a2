import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkPostsDto extends BulkOf(['publish', 'unpublish', 'delete']) {}
