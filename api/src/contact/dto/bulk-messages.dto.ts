import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkMessagesDto extends BulkOf(['read', 'unread', 'delete']) {}
