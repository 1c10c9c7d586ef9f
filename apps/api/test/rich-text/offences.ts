/** Finds errors in HTML that should be clean. Only tests import it. */
import { ALLOWED_TAGS, isAllowedAttribute, isAllowedImageSrc } from '@luneta/domain/html-allow-list';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-z-]*(?:="[^"<>]*")?)*)>/gu;
const ATTRIBUTE = / ([a-z][a-z-]*)(?:="([^"<>]*)")?/gu;

/**
 * Reads HTML in the form the sanitiser writes, without using the sanitiser. Reports what it cannot read and what is
 * forbidden.
 */
export function offences(html: string): string[] {
  const found: string[] = [];
  const text = html.replaceAll(TOKEN, (_whole, slash: string, tag: string, attributes: string) => {
    if (!ALLOWED_TAGS.includes(tag)) found.push(`<${tag}>`);
    if (slash && attributes) found.push(`</${tag}${attributes}>`);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!isAllowedAttribute(tag, name) || name.startsWith('on')) found.push(`${tag}.${name}`);
      if (name === 'src' && !isAllowedImageSrc(value)) found.push(`src=${value}`);
    }
    return '';
  });
  if (/[<>]/u.test(text)) found.push(`unread: ${text}`);
  return found;
}
