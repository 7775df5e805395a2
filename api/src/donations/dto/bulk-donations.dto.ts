import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkDonationsDto extends BulkOf(['complete', 'cancel', 'delete']) {}
