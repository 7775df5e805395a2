import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkMailsDto extends BulkOf(['send-again', 'delete']) {}
