/** One staff account: how it stands first, what is dangerous last. */
import type { GestaoEquipePessoa, GestaoEquipeTurma } from '@luneta/api-client';
import { Button, Divider, Drawer, FactsList, Note, PersonName, Stack, Text } from '@luneta/ui';
import { KeyRound, PenLine } from '@luneta/ui/icons';

import { quando } from '../../../shared/quando.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import type { Ato } from './ato-da-conta.tsx';
import { copy } from './copy.ts';
import { diaMes } from './dia-mes.ts';
import { perfilOf } from './perfil-of.ts';

const turmaText = ({ turma_codigo, valido_ate }: GestaoEquipeTurma) =>
  valido_ate ? copy.until(turma_codigo, diaMes(valido_ate)) : turma_codigo;

type ContaGavetaProps = {
  pessoa: GestaoEquipePessoa;
  onAto: (ato: Ato | 'encerrar' | 'mudar') => void;
  onClose: () => void;
};

export function ContaGaveta({ pessoa, onAto, onClose }: ContaGavetaProps) {
  const may = useMayCall();
  const relogio = useRelogio();
  const { nome, login, ativa, propria, gerenciavel, encerrada_em, ultimo_acesso_em, duas_etapas, turmas = [] } = pessoa;
  const manages = gerenciavel && may('setMembroSituacao');
  const changes = gerenciavel && may('saveMembroEquipe');
  const resets = duas_etapas && ativa && !propria && may('resetDuasEtapas');
  return (
    <Drawer open onClose={onClose} title={<PersonName>{nome}</PersonName>} detail={perfilOf(pessoa)}>
      {!ativa && (
        <Note
          tone="warning"
          title={encerrada_em === null ? copy.ended : copy.endedSince(quando(encerrada_em, relogio))}
        >
          {copy.endedText}
        </Note>
      )}
      <FactsList
        facts={[
          { term: copy.login, value: login ?? copy.noLogin },
          ...(pessoa.email ? [{ term: copy.email, value: pessoa.email }] : []),
          ...(turmas.length > 0
            ? [{ term: copy.turmas, value: copy.list(turmas.map((turma) => turmaText(turma))) }]
            : []),
          {
            term: copy.lastAccess,
            value: ultimo_acesso_em === null ? copy.never : quando(ultimo_acesso_em, relogio),
          },
          { term: copy.entry, value: duas_etapas ? `${copy.on} · ${copy.left(pessoa.codigos_restantes)}` : copy.off },
        ]}
      />
      {propria && (
        <Text look="small" tone="muted">
          {copy.own}
        </Text>
      )}
      {!propria && !gerenciavel && may('setMembroSituacao') && (
        <Text look="small" tone="muted">
          {copy.above}
        </Text>
      )}
      {(manages || resets || changes) && (
        <Stack gap="e12">
          {changes && (
            <Button block variant="secondary" icon={PenLine} onClick={() => onAto('mudar')}>
              {copy.change}
            </Button>
          )}
          {manages && ativa && (
            <Button block variant="secondary" icon={KeyRound} onClick={() => onAto('senha')}>
              {copy.senha}
            </Button>
          )}
          {resets && (
            <Button block variant="secondary" onClick={() => onAto('duas_etapas')}>
              {copy.resetTwoSteps}
            </Button>
          )}
          {manages && <Divider />}
          {manages && ativa && (
            <Button block variant="dangerOutline" onClick={() => onAto('encerrar')}>
              {copy.end}
            </Button>
          )}
          {manages && !ativa && (
            <Button block onClick={() => onAto('give_back')}>
              {copy.giveBack}
            </Button>
          )}
        </Stack>
      )}
    </Drawer>
  );
}
