// What the text box of an editor says to screen readers: its label, help and error by id.

interface Described {
  /** It has a line of help or a counter. */
  readonly helped: boolean;
  readonly wrong: boolean;
  readonly placeholder: string | undefined;
  readonly readOnly: boolean;
}

/** Attributes of the element people write in; `id` is also the prefix of what describes it. */
export const textBoxAttributes = (id: string, field: Described): Record<string, string> => {
  const { helped, wrong, placeholder, readOnly } = field;
  const described = [helped && `${id}-help`, wrong && `${id}-error`].filter(Boolean);
  return {
    id,
    role: 'textbox',
    lang: 'pt-BR',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
    ...(wrong ? { 'aria-invalid': 'true' } : {}),
    ...(placeholder === undefined ? {} : { 'aria-placeholder': placeholder }),
    // Still a stop of Tab: what is read only can be read.
    ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
  };
};
