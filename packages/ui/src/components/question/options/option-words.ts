// Words an option says besides its own content, and the letter of an option number.
// Letters follow the number (1 = A) and not the place on screen, so that a hidden blank option
// never moves the letters after it away from the answer key's.

/** Replace the whole record to speak otherwise. */
export interface OptionWords {
  option: (letter: string) => string;
  yours: string;
  yoursRight: string;
  yoursWrong: string;
  right: string;
}

/** Default words of the design ("sua resposta, errada"). */
export const optionWords: OptionWords = {
  option: (letter) => `Alternativa ${letter}`,
  yours: 'sua resposta',
  yoursRight: 'sua resposta, certa',
  yoursWrong: 'sua resposta, errada',
  right: 'resposta certa',
};

/** Letter of an option number: 1 → A. */
export const optionLetter = (value: number): string => String.fromCharCode(64 + value);

/** An option as the contract carries it: its number (1 to 5) and its HTML. */
export interface OptionItem {
  value: number;
  html: string;
}

/** Option number a typed key stands for: letters a–e and digits 1–5. */
export function valueOfKey(key: string): number | null {
  if (/^[a-e]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - 64;
  return /^[1-5]$/.test(key) ? Number(key) : null;
}
