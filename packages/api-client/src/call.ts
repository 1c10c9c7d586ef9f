/** Which call it was: method and path template of the contract. */
export type CallInfo = { method: string; path: string };
