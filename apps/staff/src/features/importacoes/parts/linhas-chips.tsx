/** How many lines do what: a bar for the eye, and a chip for each that filters the lines. */
import type { GestaoImportacaoAcao, GestaoImportacaoResumo, GestaoImportacaoTipo } from '@luneta/api-client';
import { Icon, StackedBar, VisuallyHidden, classes } from '@luneta/ui';
import {
  CircleX,
  Copy as CopyIcon,
  Equal,
  PenLine,
  Plus,
  SkipForward,
  TimerOff,
  Undo2,
  UserPlus,
  UsersRound,
} from '@luneta/ui/icons';
import type { IconShape } from '@luneta/ui/icons';

import type { ReactNode } from 'react';

import { copy, n } from '../copy.ts';
import { acoesDe, type Tom } from '../tipos.ts';
import * as css from './linhas-chips.css.ts';

const ICONS: Readonly<Record<GestaoImportacaoAcao, IconShape>> = {
  criar: UserPlus,
  atualizar: PenLine,
  mover: UsersRound,
  reativar: Undo2,
  inativar: TimerOff,
  nova_revisao: PenLine,
  duplicada: CopyIcon,
  igual: Equal,
  ignorada: SkipForward,
  erro: CircleX,
};

const PARTS = { success: 'done', info: 'running', neutral: 'rest', danger: 'danger', warning: 'warning' } as const;
const partOf = (tom: Tom) => PARTS[tom];

type LinhasChipsProps = {
  tipo: GestaoImportacaoTipo;
  resumo: GestaoImportacaoResumo;
  /** The one whose lines are shown. */
  acao: GestaoImportacaoAcao;
  onAcao: (acao: GestaoImportacaoAcao) => void;
  /** What else can be done with the lines. */
  end?: ReactNode;
};

/** The number of the step and what belongs to it: a card where there is space, the page itself on a phone. */
export const Hero = ({ children }: { children: ReactNode }) => <div className={css.hero}>{children}</div>;

/** Always there; the others only when a line does it. */
const ALWAYS: ReadonlySet<GestaoImportacaoAcao> = new Set(['criar', 'atualizar', 'igual', 'erro']);
/** A question is not changed by a file: it gets a revision. Parameters are of questions that stand. */
const ALWAYS_OF: Readonly<Partial<Record<GestaoImportacaoTipo, ReadonlySet<GestaoImportacaoAcao>>>> = {
  questoes: new Set(['criar', 'nova_revisao', 'duplicada', 'erro']),
  parametros_tri: new Set(['atualizar', 'igual', 'erro']),
};

export function LinhasChips({ tipo, resumo, acao: chosen, onAcao, end }: LinhasChipsProps) {
  const questoes = tipo === 'questoes';
  const always = ALWAYS_OF[tipo] ?? ALWAYS;
  const shown = acoesDe(tipo).filter(({ acao }) => resumo[acao] > 0 || always.has(acao));
  return (
    <div className={css.box}>
      <StackedBar
        bare
        label={copy.filtro}
        parts={shown.map(({ acao, nome, tom }) => ({
          tone: partOf(tom),
          value: resumo[acao],
          words: copy.chip(nome, resumo[acao]),
        }))}
      />
      <div className={css.row}>
        <div role="group" aria-label={copy.filtro} className={css.chips}>
          {shown.map(({ acao, nome, tom }) => (
            <button
              key={acao}
              type="button"
              className={classes(css.chip, css.tone[tom])}
              aria-pressed={acao === chosen}
              onClick={() => onAcao(acao)}
            >
              <Icon of={questoes && acao === 'criar' ? Plus : ICONS[acao]} size={20} />
              <span className={css.name}>{nome}</span>
              <VisuallyHidden> </VisuallyHidden>
              <span className={css.number}>{n(resumo[acao])}</span>
            </button>
          ))}
        </div>
        {end}
      </div>
    </div>
  );
}
