/**
 * Turns the texts of one question into clean HTML: formulas are drawn, pictures of the file get their later address, and what
 * is lost on the way is taken down. One of these serves one question.
 */
import { escapeHtml } from '../../../../http/rich-text/escape-html.ts';
import type { FormulaProblem } from '../../../../http/rich-text/formulas.ts';
import { markdownToHtml, pictureHtml, type Picture } from '../../../../http/rich-text/markdown.ts';
import { htmlToHtml, textToHtml } from '../../../../http/rich-text/tex-in-html.ts';
import { imagemOf, isImagem, problemasDeImagem } from './imagens.ts';
import { type CampoDaQuestao, type Imagem, LIMITES, type ProblemaDaQuestao } from './modelo.ts';
import { aviso, casos, erro } from './problemas.ts';

/** How a text is written. */
export type Escrita = 'html' | 'texto' | 'markdown';
/** Bytes of a picture by its name in the file; null where the file has none of that name. */
export type Arquivos = (nome: string) => Uint8Array | null;

export type Conteudo = {
  /** A text of several paragraphs. */
  readonly texto: (campo: CampoDaQuestao, source: string, escrita: Escrita, arquivos?: Arquivos) => string;
  /** A text in a line, such as an option: without a paragraph around it. */
  readonly linha: (campo: CampoDaQuestao, source: string, escrita: Escrita, arquivos?: Arquivos) => string;
  /** A picture that stands by itself, as HTML. */
  readonly imagem: (nome: string, alt: string | null, arquivos?: Arquivos) => string;
  readonly dizer: (problema: ProblemaDaQuestao) => void;
  readonly imagens: () => readonly Imagem[];
  readonly problemas: () => readonly ProblemaDaQuestao[];
};

const IMG = /<img\b(?:"[^"]*"|'[^']*'|[^"'>])*>/giu;
const MEDIA = /<(audio|video|object|embed|iframe|applet)\b/iu;
/** Addresses in a text, and what a sound or a film is called. */
const ADDRESS = /\b(?:href|src)\s*=\s*["']?([^"'<>\s]+)/giu;
const MEDIA_FILE = /([^/]+\.(?:mp3|wav|ogg|oga|m4a|aac|flac|mp4|m4v|webm|ogv|mov|avi|wmv|flv|swf))(?:[?#].*)?$/iu;
const REMOTE = /^(?:[a-z][a-z0-9+.-]*:)?\/\//iu;
const ONE_PARAGRAPH = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/u;
const SIZE = /^\d{1,4}$/u;
/** Signs that no text has. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'iu').exec(tag);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
};

const plain = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/gu, (_whole, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The sound, film or other part that no exam plays; null without one. */
function mediaOf(html: string): string | null {
  const linked = [...html.matchAll(ADDRESS)].flatMap(([, url = '']) => MEDIA_FILE.exec(url)?.[1] ?? []);
  const [first = MEDIA.exec(html)?.[1]] = linked;
  return first === undefined ? null : decoded(first);
}

const lost = (alt: string | null): Picture => ({
  texto: alt ? `[Imagem indisponível: ${alt}]` : '[Imagem indisponível]',
});

/** Without the paragraph around it, where that is the only one. */
export const withoutParagraph = (html: string): string => ONE_PARAGRAPH.exec(html)?.[1] ?? html;

/** @param pasta address below which pictures of the school are */
export function createConteudo(pasta: string): Conteudo {
  const problemas: ProblemaDaQuestao[] = [];
  const imagens = new Map<string, Imagem>();
  const dizer = (problema: ProblemaDaQuestao) => {
    const isSaid = problemas.some(
      ({ codigo, campo, valor }) => codigo === problema.codigo && campo === problema.campo && valor === problema.valor,
    );
    if (!isSaid) problemas.push(problema);
  };

  /** Where the picture is, or why it is not there. */
  function place(url: string, arquivos: Arquivos): string | null {
    if (/^data:/iu.test(url)) return placeData(url);
    if (REMOTE.test(url)) {
      dizer(problemasDeImagem.remota(url));
      return null;
    }
    const nome = decoded(url);
    const bytes = arquivos(nome);
    if (!bytes) {
      dizer(problemasDeImagem.ausente(nome));
      return null;
    }
    return keep(nome, bytes);
  }

  function placeData(url: string): string | null {
    const [, base64 = ''] = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]*)$/iu.exec(url) ?? [];
    return keep('imagem', Buffer.from(base64, 'base64'));
  }

  function keep(nome: string, bytes: Uint8Array): string | null {
    const kept = imagemOf(nome, bytes, pasta);
    if (!isImagem(kept)) {
      dizer(kept);
      return null;
    }
    if (!imagens.has(kept.sha256) && imagens.size === LIMITES.imagens) {
      dizer(problemasDeImagem.demais());
      return null;
    }
    imagens.set(kept.sha256, kept);
    return kept.endereco;
  }

  function imagem(url: string, alt: string | null, arquivos: Arquivos = () => null, size = ''): string {
    const src = place(url.trim(), arquivos);
    if (src === null) return pictureHtml(lost(alt));
    if (alt === null) dizer(problemasDeImagem.semDescricao(decoded(url).slice(0, 200)));
    const described = alt === null ? '' : ` alt="${escapeHtml(alt)}"`;
    return `<img src="${src}"${described}${size}>`;
  }

  function imageOfTag(tag: string, arquivos: Arquivos): string {
    const given = attribute(tag, 'alt');
    const size = ['width', 'height'].map((name) => {
      const value = attribute(tag, name) ?? '';
      return SIZE.test(value) ? ` ${name}="${value}"` : '';
    });
    return imagem(plain(attribute(tag, 'src') ?? ''), given === null ? null : plain(given), arquivos, size.join(''));
  }

  const formula =
    (campo: CampoDaQuestao) =>
    ({ trecho, motivo }: FormulaProblem) =>
      dizer(
        aviso('formula_invalida', {
          campo,
          valor: trecho,
          mensagem: `Uma fórmula não pôde ser desenhada: ${motivo}`.slice(0, 400),
          como: 'Corrija a fórmula no editor ou no arquivo. Ela ficou como está escrita.',
        }),
      );

  /** A picture that came in another way than by a tag that was read. */
  const withoutStrangers = (html: string): string =>
    html.replaceAll(IMG, (tag) => {
      const src = plain(attribute(tag, 'src') ?? '');
      if ([...imagens.values()].some(({ endereco }) => endereco === src)) return tag;
      dizer(problemasDeImagem.remota(src));
      return pictureHtml(lost(attribute(tag, 'alt')));
    });

  function read(campo: CampoDaQuestao, source: string, escrita: Escrita, arquivos: Arquivos): string {
    const onFormula = formula(campo);
    if (escrita === 'texto') return textToHtml(source, onFormula);
    if (escrita === 'markdown') {
      const resolve = (url: string, alt: string): Picture => {
        const src = place(url, arquivos);
        return src === null ? lost(alt) : { src, alt };
      };
      return markdownToHtml(source, resolve, onFormula);
    }
    const media = mediaOf(source);
    if (media !== null) dizer(casos.midia(media));
    return htmlToHtml(source, onFormula);
  }

  function tooLong(campo: CampoDaQuestao, source: string): string {
    dizer(
      erro('texto_longo', {
        campo,
        valor: source.slice(0, 40),
        mensagem: `O texto passa de ${LIMITES.texto.toLocaleString('pt-BR')} caracteres.`,
        como: 'Encurte o texto no arquivo e envie de novo.',
      }),
    );
    return '';
  }

  const texto: Conteudo['texto'] = (campo, given, escrita, arquivos = () => null) => {
    // A picture may stand in the text itself, as long as its bytes are.
    if (given.length > LIMITES.texto && (escrita !== 'html' || given.length > LIMITES.imagem * 2))
      return tooLong(campo, given);
    const shown = given.replaceAll(UNSEEN, '');
    const source = escrita === 'html' ? shown.replaceAll(IMG, (tag) => imageOfTag(tag, arquivos)) : shown;
    return source.length > LIMITES.texto
      ? tooLong(campo, source)
      : withoutStrangers(read(campo, source, escrita, arquivos));
  };

  return {
    texto,
    linha: (...args) => withoutParagraph(texto(...args)),
    imagem,
    dizer,
    imagens: () => [...imagens.values()],
    problemas: () => problemas,
  };
}
