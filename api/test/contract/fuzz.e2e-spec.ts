import { testMalformedRequests } from '../setup/hostile/malformed-requests.js';

testMalformedRequests(['an administrator'], 1);
