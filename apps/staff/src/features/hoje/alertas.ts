/** What waits for the person who looks, the most pressing first: what stops a student stands before what warns. Only what the person may deal with. Pure. */
import type { GestaoHoje } from '@luneta/api-client';
import type { StaffCall } from '@luneta/api-client/rights';
import { calendarDay, formatDiaMes, formatHora, formatPrazo } from '@luneta/domain';
import type { AlertRowProps } from '@luneta/ui';
import {
  ClipboardCheck,
  ClipboardList,
  Columns3,
  KeyRound,
  PenLine,
  Send,
  TimerOff,
  UsersRound,
  WifiOff,
} from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { horaOu } from '../../shared/quando.ts';
import { copy } from './copy.ts';
import { estadoOf, type Prova } from './provas.ts';

export type Alerta = Omit<AlertRowProps, 'action' | 'title' | 'detail'> & {
  readonly id: string;
  readonly href: string;
  readonly act: string;
  readonly title: string;
  readonly detail: string;
  /** The student whose sign-in is blocked, and whether the person who looks may end it. */
  readonly bloqueado?: GestaoHoje['bloqueados'][number] & { readonly liberavel: boolean };
};

/** Who has not begun by then is late. */
const LATE_MS = 10 * 60_000;
/** The server counts no further. */
const MAX_COUNT = 100;

type What = {
  readonly hoje: GestaoHoje;
  readonly provas: readonly Prova[];
  readonly nowMs: number;
  readonly may: (call: StaffCall) => boolean;
};

export function alertasOf(what: What): readonly Alerta[] {
  return [...peopleAlerts(what), ...liveAlerts(what), ...examAlerts(what), ...markingAlerts(what)];
}

/** The page of an exam in its class; with several classes that of the exam. */
export const hrefOf = ({ avaliacao_conhecimento_id, turma_avaliacao_ids: [first, ...others] }: Prova): string =>
  first === undefined || others.length > 0 ? paths.exame(avaliacao_conhecimento_id) : paths.prova(first);

/** The hour alone for an exam that began today. */
const startOf = ({ startMs }: Prova, { dia, fuso_horario }: GestaoHoje): string =>
  calendarDay(startMs, fuso_horario) === dia
    ? copy.alerts.today(formatHora(startMs, fuso_horario))
    : copy.alerts.before(formatPrazo(startMs, fuso_horario));

function liveAlerts({ hoje, provas, nowMs }: What): Alerta[] {
  return provas
    .filter((prova) => estadoOf(prova, nowMs) === 'live' && !prova.emSala)
    .flatMap((prova) => {
      const name = copy.dia(prova.descricao, prova.dia_prova);
      const turmas = copy.classes(prova.serie_nome, prova.turmas);
      const common = { href: hrefOf(prova), act: copy.actions.prova, tone: 'warning' as const };
      const desde = startOf(prova, hoje);
      const silent: Alerta = {
        ...common,
        id: `silent ${prova.id}`,
        icon: WifiOff,
        title: copy.alerts.silent(prova.partes.semNoticia, name),
        detail: copy.alerts.silentDetail(turmas),
      };
      const late: Alerta = {
        ...common,
        id: `late ${prova.id}`,
        icon: UsersRound,
        title: copy.alerts.late(prova.partes.naoIniciadas, name),
        detail: copy.alerts.lateDetail(turmas, desde),
      };
      const isLate = prova.partes.naoIniciadas > 0 && nowMs - prova.startMs >= LATE_MS;
      return [...(prova.partes.semNoticia > 0 ? [silent] : []), ...(isLate ? [late] : [])];
    });
}

function peopleAlerts({ hoje, may, nowMs }: What): Alerta[] {
  return hoje.bloqueados.map((bloqueado) => ({
    id: `locked ${bloqueado.turma_aluno_id}`,
    icon: KeyRound,
    tone: 'danger',
    title: copy.alerts.locked(horaOu(bloqueado.bloqueado_ate, { nowMs, zone: hoje.fuso_horario })),
    detail: copy.alerts.lockedDetail(bloqueado.aluno_nome, bloqueado.turma_codigo),
    href: `${paths.gestao}?busca=${bloqueado.turma_aluno_id}`,
    act: copy.actions.aluno,
    bloqueado: { ...bloqueado, liberavel: may('setBloqueioAluno') },
  }));
}

function examAlerts({ hoje, may }: What): Alerta[] {
  const late = hoje.fora_do_prazo.map(({ turma_avaliacao_id, dia_prova, descricao, turma_codigo, qtde }): Alerta => ({
    id: `out ${turma_avaliacao_id} ${dia_prova}`,
    icon: TimerOff,
    tone: 'warning',
    title: copy.alerts.outOfTime(qtde),
    detail: copy.alerts.outOfTimeDetail(copy.dia(descricao, dia_prova), turma_codigo),
    href: `${paths.provaAtrasadas(turma_avaliacao_id)}?dia=${dia_prova}`,
    act: copy.actions.decide,
  }));
  const held = hoje.resultados_retidos.map(
    ({ avaliacao_conhecimento_id, descricao, encerrada_em, aguarda_conferencia = false }): Alerta => ({
      id: `held ${avaliacao_conhecimento_id}`,
      icon: Send,
      tone: 'success',
      title: aguarda_conferencia ? copy.alerts.waits(descricao) : copy.alerts.held(descricao),
      detail: copy.alerts.heldDetail(formatDiaMes(Date.parse(encerrada_em), hoje.fuso_horario)),
      href: paths.exameResultados(avaliacao_conhecimento_id),
      act: aguarda_conferencia ? copy.actions.release : copy.actions.check,
    }),
  );
  const paper = hoje.textos_em_papel.map(
    ({ turma_avaliacao_id, dia_prova, descricao, turma_codigo, qtde }): Alerta => ({
      id: `paper ${turma_avaliacao_id} ${dia_prova}`,
      icon: ClipboardList,
      tone: 'warning',
      title: copy.alerts.onPaper(qtde),
      detail: copy.alerts.outOfTimeDetail(copy.dia(descricao, dia_prova), turma_codigo),
      href: `${paths.provaPapel(turma_avaliacao_id)}?dia=${dia_prova}`,
      act: copy.actions.points,
    }),
  );
  const twice = hoje.duas_respostas.map(({ turma_avaliacao_id, dia_prova, descricao, turma_codigo, qtde }): Alerta => ({
    id: `twice ${turma_avaliacao_id} ${dia_prova}`,
    icon: Columns3,
    tone: 'warning',
    title: copy.alerts.twice(qtde),
    detail: copy.alerts.outOfTimeDetail(copy.dia(descricao, dia_prova), turma_codigo),
    href: `${paths.provaPapel(turma_avaliacao_id)}?dia=${dia_prova}`,
    act: copy.actions.choose,
  }));
  return [
    ...(may('setForaDoPrazo') ? late : []),
    ...(may('setRespostaQueVale') ? twice : []),
    ...(may('saveGradeRespostas') ? paper : []),
    ...(may('setLiberacao') ? held : []),
  ];
}

/** As text: the exact number, or that there are more than anybody counts. */
export const countText = (n: number): string => (n >= MAX_COUNT ? copy.tiles.most : String(n));

function markingAlerts({ hoje, may }: What): Alerta[] {
  const { redacoes_a_corrigir: essays, subjetivas_a_corrigir: texts } = hoje;
  const common = { tone: 'info' as const, act: copy.actions.mark };
  const rows: (Alerta & { n: number; call: StaffCall })[] = [
    {
      ...common,
      id: 'essays',
      href: paths.redacoes,
      n: essays,
      call: 'listRedacoes',
      icon: PenLine,
      title: copy.alerts.essays(countText(essays), essays === 1),
      detail: copy.alerts.essaysDetail,
    },
    {
      ...common,
      id: 'texts',
      href: paths.respostas,
      n: texts,
      call: 'listRespostasSubjetivas',
      icon: ClipboardCheck,
      title: copy.alerts.texts(countText(texts), texts === 1),
      detail: copy.alerts.textsDetail,
    },
  ];
  return rows.filter(({ n, call }) => n > 0 && may(call)).map(({ n: _n, call: _call, ...alerta }) => alerta);
}
