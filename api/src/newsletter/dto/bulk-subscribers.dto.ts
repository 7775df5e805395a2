import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkSubscribersDto extends BulkOf(['unsubscribe', 'delete']) {}
