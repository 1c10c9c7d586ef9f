// What the text box of an editor says to readers: its label, help and error by id.

interface Described {
  readonly help?: unknown;
  readonly limit?: number;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly readOnly: boolean;
}

/** Attributes of the element people write in; `id` is also the prefix of what describes it. */
export const textBoxAttributes = (id: string, field: Described): Record<string, string> => {
  const { help, limit, error, placeholder, readOnly } = field;
  const described = [(help != null || limit !== undefined) && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    role: 'textbox',
    lang: 'pt-BR',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
    ...(placeholder === undefined ? {} : { 'aria-placeholder': placeholder }),
    // Still a stop of Tab: what is read only can be read.
    ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
  };
};
