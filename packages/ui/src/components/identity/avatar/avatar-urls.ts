// Addresses of the 69 avatars. Each stays its own cached file; only the address is in the code.
const files: Readonly<Record<string, string>> = import.meta.glob('../../../art/avatars/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Address of the avatar with this code (1 to 69); any other code, or none, is avatar 1. */
export const avatarUrl = (code: number | null | undefined): string => {
  const address = (one: number) => files[`../../../art/avatars/${one}.svg`];
  // Avatar 1 is part of the build: without it there is no picture to fall back to.
  return address(code ?? 1) ?? address(1) ?? '';
};
