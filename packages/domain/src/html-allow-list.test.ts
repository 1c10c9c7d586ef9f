import { describe, expect, it } from 'vitest';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  isAllowedAttribute,
  isAllowedImageSrc,
  TAG_ATTRIBUTES,
} from './html-allow-list.ts';

describe('tags', () => {
  it.each('p br strong em sub sup blockquote ul ol li table th td figure figcaption img math mfrac msup'.split(' '))(
    '[HTM-1] %s is allowed',
    (tag) => expect(ALLOWED_TAGS).toContain(tag),
  );

  it.each(
    'script style iframe object embed form input button a link meta base svg video audio annotation-xml template'.split(
      ' ',
    ),
  )('[HTM-1] %s is not', (tag) => expect(ALLOWED_TAGS).not.toContain(tag));

  it('[HTM-1] nothing is both allowed and dropped, and nothing is listed twice', () => {
    expect(ALLOWED_TAGS.filter((tag) => DROPPED_WITH_CONTENT.includes(tag))).toEqual([]);
    expect(new Set(ALLOWED_TAGS).size).toBe(ALLOWED_TAGS.length);
  });
});

describe('attributes', () => {
  it('[HTM-2] no style, class, id, href, event or name anywhere', () => {
    const bad = ALLOWED_ATTRIBUTES.filter((name) =>
      /^(on.*|style|class|id|name|href|xlink:href|srcset|action|formaction|srcdoc)$/.test(name),
    );
    expect(bad).toEqual([]);
  });

  it('[HTM-2] only allowed tags carry attributes', () => {
    expect(Object.keys(TAG_ATTRIBUTES).filter((tag) => !ALLOWED_TAGS.includes(tag))).toEqual([]);
  });

  it.each<[tag: string, attribute: string, allowed: boolean]>([
    ['img', 'src', true],
    ['img', 'alt', true],
    ['img', 'onerror', false],
    ['p', 'src', false],
    ['p', 'lang', true],
    ['td', 'colspan', true],
    ['td', 'style', false],
    ['math', 'data-tex', true],
    ['span', 'data-tex', false],
    ['script', 'lang', false],
    ['constructor', 'name', false],
  ])('[HTM-2] %s %s: %s', (tag, attribute, allowed) => {
    expect(isAllowedAttribute(tag, attribute)).toBe(allowed);
  });
});

describe('image addresses', () => {
  it.each<[src: string, allowed: boolean]>([
    ['https://example.org/figura.png', true],
    ['https://example.org/figura.png?v=2', true],
    ['https://example.org:8443/a%20b.png', true],
    ['HTTPS://EXAMPLE.ORG/F.PNG', true],
    ['/api/v2/arquivos/12/figura.png', true],
    ['/api/arquivos/figura%20um.png?largura=320', true],
    ['http://example.org/figura.png', false],
    ['//example.org/figura.png', false],
    ['/figura.png', false],
    ['figura.png', false],
    ['/api//example.org/figura.png', false],
    ['/api/../conta', false],
    ['/api/%2e%2e/conta', false],
    ['/api/%2E./conta', false],
    ['/api\\..\\conta', false],
    ['/api/a\nb', false],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:image/svg+xml,<svg/>', false],
    ['https://user:senha@example.org/f.png', false],
    ['https://example.org/"><script>', false],
    ['https://', false],
    ['', false],
  ])('[HTM-3] %j: %s', (src, allowed) => {
    expect(isAllowedImageSrc(src)).toBe(allowed);
  });
});
