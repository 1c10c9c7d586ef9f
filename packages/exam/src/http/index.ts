export { createProvaTransport, toFailure } from './transport.ts';
