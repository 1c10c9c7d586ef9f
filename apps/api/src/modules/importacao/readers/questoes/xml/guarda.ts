/**
 * Refuses XML that is made to harm before any parser sees it: a DOCTYPE, too many or too deep elements, too many entities.
 * One pass over the text. (QIM-5)
 */
import { LeituraRecusada } from '../../leitura.ts';

export const XML_LIMITES = {
  elementos: 50_000,
  profundidade: 60,
  /** Signs written as entities. A text in Portuguese from a program that writes every accent so has some thousands. */
  entidades: 200_000,
} as const;

/** End of what begins at `from`, behind its closing mark. @throws LeituraRecusada when it never ends */
function behind(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new LeituraRecusada('arquivo_danificado');
  return at + mark.length;
}

/** End of a tag; a quoted value may hold `>`. */
function endOfTag(xml: string, from: number): number {
  let at = from;
  for (;;) {
    const sign = xml[at];
    if (sign === undefined) throw new LeituraRecusada('arquivo_danificado');
    if (sign === '>') return at + 1;
    at = sign === '"' || sign === "'" ? behind(xml, sign, at + 1) : at + 1;
  }
}

function countEntities(xml: string): number {
  let count = 0;
  for (let at = xml.indexOf('&'); at >= 0; at = xml.indexOf('&', at + 1)) {
    count += 1;
    if (count > XML_LIMITES.entidades) break;
  }
  return count;
}

/** @throws LeituraRecusada `xml_com_doctype`, `arquivo_incha` or `arquivo_danificado` */
export function guardXml(xml: string): void {
  if (countEntities(xml) > XML_LIMITES.entidades) throw new LeituraRecusada('arquivo_incha');
  let [elements, depth] = [0, 0];
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) at = behind(xml, '-->', at + 4);
    else if (xml.startsWith('<![CDATA[', at)) at = behind(xml, ']]>', at + 9);
    else if (xml.startsWith('<?', at)) at = behind(xml, '?>', at + 2);
    else if (xml.startsWith('<!', at)) throw new LeituraRecusada('xml_com_doctype');
    else {
      const end = endOfTag(xml, at + 1);
      if (xml[at + 1] === '/') depth -= 1;
      else {
        elements += 1;
        if (xml[end - 2] !== '/') depth += 1;
      }
      if (elements > XML_LIMITES.elementos || depth > XML_LIMITES.profundidade)
        throw new LeituraRecusada('arquivo_incha');
      at = end;
    }
  }
}
