/** Gathers, while texts of a question are written, the pictures they use and what is lost on the way. */
import { type Imagens, type ImagemExportada, type Perda, perda, type QuestaoExportada } from './modelo.ts';
import { comImagens, htmlParaArquivo } from './textos.ts';

export type Colecao = {
  /** A text for a format of HTML, with pictures under their names. */
  readonly html: (questao: QuestaoExportada, html: string) => string;
  /** Pictures used so far, each once. */
  readonly usadas: () => readonly ImagemExportada[];
  readonly perdas: () => readonly Perda[];
};

/** @param nameOf how the format refers to a picture of its own; `tex` false keeps MathML */
export function createColecao(imagens: Imagens, nameOf: (nome: string) => string, tex = true): Colecao {
  const usadas = new Map<string, ImagemExportada>();
  const perdas = new Map<string, Perda>();
  return {
    html: (questao, html) => {
      const written = comImagens(htmlParaArquivo(html, tex), imagens, nameOf);
      for (const imagem of written.usadas) usadas.set(imagem.nome, imagem);
      if (written.faltam) perdas.set(questao.codigo, perda(questao, 'imagem_ausente'));
      return written.html;
    },
    usadas: () => [...usadas.values()],
    perdas: () => [...perdas.values()],
  };
}
