import { testMalformedRequests } from '../setup/hostile/malformed-requests.js';

const RUNS = Number(process.env.FUZZ_RUNS ?? 30);

testMalformedRequests(['an administrator', 'a member', 'a visitor'], RUNS);
