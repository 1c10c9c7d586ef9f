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

/** Characters and entities that take space or none, but show nothing; `\s` holds the no-break space already. */
const UNSEEN =
  /[\s\u00ad\u200b-\u200f\u2060\ufeff]|&(nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|#0*(160|173|820[1-7])|#x0*(a0|ad|200[b-f]));/giu;

/** True when there is nothing to show: no text, and no picture or formula. */
export function isBlank(html: string): boolean {
  const text = html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '').replace(UNSEEN, '');
  return text === '' && !/<(math|svg)\b|<img\b[^>]*\ssrc=["']?[^"'\s>]/i.test(html);
}

/** Option number a typed key stands for: letters a–e and digits 1–5. */
export function valueOfKey(key: string): number | null {
  if (/^[a-e]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - 64;
  return /^[1-5]$/.test(key) ? Number(key) : null;
}
