import { BulkOf } from '../../endpoints/bulk-endpoint.js';

export class BulkUsersDto extends BulkOf(['activate', 'deactivate']) {}
