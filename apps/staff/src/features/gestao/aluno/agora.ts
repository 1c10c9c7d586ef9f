/**
 * What a drawer says first: the one thing about the student that matters now. A running exam before a locked account,
 * that before a password nobody has changed, that before nothing at all. Pure.
 */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { formatDuration } from '@luneta/domain';

import { horaOu, quando, type Relogio } from '../../../shared/quando.ts';
import { copy } from './copy.ts';

export type Agora = {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly title: string;
  readonly text: string;
  /** The running exam that it speaks of. */
  readonly prova?: { readonly turma_avaliacao_id: number; readonly dia_prova: number };
};

/** An exam without a new answer for so long may have lost its connection. */
const SILENCE_MS = 5 * 60_000;

/** Whether wrong passwords make the student wait now. */
export const isBloqueado = ({ bloqueado_ate }: GestaoAlunoDetalhe, { nowMs }: Relogio): boolean =>
  bloqueado_ate !== null && Date.parse(bloqueado_ate) > nowMs;

export function agoraOf(aluno: GestaoAlunoDetalhe, relogio: Relogio): Agora {
  const prova = aluno.provas.find(({ situacao }) => situacao === 'em_andamento');
  if (aluno.situacao === 'inativo') return { tone: 'info', title: copy.inativo, text: copy.inativoText };
  if (prova) return provaAgora(prova, relogio);
  const { bloqueado_ate, ultimo_acesso_em } = aluno;
  if (bloqueado_ate !== null && isBloqueado(aluno, relogio))
    return { tone: 'danger', title: copy.bloqueado(horaOu(bloqueado_ate, relogio)), text: copy.bloqueadoText };
  if (aluno.situacao === 'senha_inicial')
    return { tone: 'warning', title: copy.senhaInicial, text: senhaText(aluno.senha_expira_em, relogio) };
  return {
    tone: 'info',
    title: copy.nada,
    text: ultimo_acesso_em === null ? copy.neverSignedIn : copy.lastSignIn(quando(ultimo_acesso_em, relogio)),
  };
}

function provaAgora(aberta: GestaoAlunoDetalhe['provas'][number], relogio: Relogio): Agora {
  const { ultima_resposta_em, iniciada_em, prazo_em, turma_avaliacao_id, dia_prova } = aberta;
  const prova = { turma_avaliacao_id, dia_prova };
  const silentMs = relogio.nowMs - Date.parse(ultima_resposta_em ?? iniciada_em);
  const hora = horaOu(prazo_em, relogio);
  const text = [
    `${copy.provaDia(aberta.descricao, dia_prova)} · ${copy.salvas(aberta.qtde_respondidas, aberta.qtde_questoes)}.`,
    ultima_resposta_em === null ? copy.nenhumaResposta : copy.ultimaResposta(quando(ultima_resposta_em, relogio)),
    /^\d+h/u.test(hora) ? copy.termina(hora) : copy.terminaEm(hora),
  ].join(' ');
  if (silentMs < SILENCE_MS) return { tone: 'success', title: copy.emProva, text, prova };
  return {
    tone: 'warning',
    title: `${copy.emProva}. ${copy.semResposta(formatDuration(silentMs / 1000).replaceAll(' ', '\u00A0'))}`,
    text,
    prova,
  };
}

function senhaText(expira_em: string | null, relogio: Relogio): string {
  if (expira_em === null) return copy.senhaTroca;
  const text = quando(expira_em, relogio);
  return Date.parse(expira_em) <= relogio.nowMs ? copy.senhaVencida(text) : copy.senhaValid(horaOu(expira_em, relogio));
}
