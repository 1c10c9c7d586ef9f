// A text inside an address: Storybook takes letters, digits, `_` and `-` as the value of an arg, and nothing else.

/** Base64 for addresses of the text in UTF-8. */
export const encoded = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The text that `encoded` wrote; empty for what it did not write. */
export const decoded = (value: string): string => {
  try {
    const bytes = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
  } catch {
    return '';
  }
};
