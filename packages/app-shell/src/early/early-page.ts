/** What the script inside the page leaves for the app: calls on their way, by the address they went to. */
export type EarlyCall = {
  /** The authorization it was made with: nobody else may have the answer. */
  readonly authorization: string;
  readonly response: Promise<Response>;
};

export type EarlyPage = { readonly calls: Map<string, EarlyCall>; readonly at: number };

declare global {
  interface Window {
    /** Set by the script inside the page; missing in development and in tests. */
    lunetaEarly?: EarlyPage;
  }
}
