import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkPaymentsDto extends BulkOf(['set-aside', 'bring-back']) {}
