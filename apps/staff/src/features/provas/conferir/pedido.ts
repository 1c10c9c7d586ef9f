/** A question as it stands, with what is mended of it, as the call wants the whole. Pure. */
import type { QuestaoGestao, QuestaoRequest } from '@luneta/api-client';
import { questaoFalhas } from '@luneta/domain/questao-alternativas';

type Pedido = Omit<QuestaoRequest, 'params'>;
export type Conserto = Partial<Pick<Pedido, 'gabarito' | 'enunciado' | 'alternativas' | 'materia_id'>>;

/** What is whole then is approved by who may: a draft of an import waits for nothing else. */
export function pedidoOf(questao: QuestaoGestao, conserto: Conserto): Pedido {
  const { tipo, materia_id, habilidades, etiquetas, texto_base, enunciado, alternativas, gabarito } = questao;
  const pedido: Pedido = {
    tipo,
    materia_id,
    objeto_conhecimento_id: conserto.materia_id === undefined ? questao.objeto_conhecimento_id : null,
    habilidades: habilidades.map(({ habilidade_id }) => habilidade_id),
    etiquetas,
    texto_base_id: texto_base?.texto_base_id ?? null,
    enunciado,
    alternativas: alternativas.map(({ letra, texto, motivo }) => ({ letra, texto, motivo })),
    gabarito,
    comentario: questao.comentario,
    dificuldade: questao.dificuldade,
    lingua_estrangeira: questao.lingua_estrangeira,
    par_id: questao.par_id,
    pontuacao: questao.pontuacao,
    orientacoes: questao.orientacoes,
    aceita_repetida: true,
    versao: questao.versao,
    ...conserto,
  };
  const whole = questaoFalhas({ ...pedido, gabarito: pedido.gabarito ?? null }).length === 0;
  const waits = questao.situacao === 'rascunho' && questao.aprovavel;
  return whole && waits ? { ...pedido, situacao: 'aprovada' } : pedido;
}
