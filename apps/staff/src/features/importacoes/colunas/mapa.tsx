/** Their headings with three values each, what each is for us, and how sure that is. */
import type { GestaoImportacao, GestaoImportacaoCampo } from '@luneta/api-client';
import {
  Badge,
  Card,
  DataTable,
  Icon,
  Inline,
  Select,
  Stack,
  Text,
  type BadgeProps,
  type DataColumn,
} from '@luneta/ui';
import { Check, EyeOff, Minus, TriangleExclamationPoint } from '@luneta/ui/icons';
import type { IconShape } from '@luneta/ui/icons';

import { copy } from '../copy.ts';
import { CAMPOS } from '../tipos.ts';
import { repetidos, type Escolha } from './escolha.ts';
import * as css from './mapa.css.ts';

type Coluna = GestaoImportacao['colunas'][number];

type MapaProps = {
  importacao: GestaoImportacao;
  escolha: Escolha;
  readOnly: boolean;
  onCampo: (coluna: number, campo: GestaoImportacaoCampo | null) => void;
};

type Columns = readonly [DataColumn<Coluna>, ...DataColumn<Coluna>[]];

const OUT = '';

export function Mapa(props: MapaProps) {
  const { colunas } = props.importacao;
  const never = colunas.filter(({ situacao }) => situacao === 'nunca_guardada');
  const rows = colunas.filter(({ situacao }) => situacao !== 'nunca_guardada');
  return (
    <Stack gap="e12">
      <DataTable caption={copy.colunas} rows={rows} rowKey={({ coluna }) => coluna} columns={columnsOf(props)} />
      {never.length > 0 && (
        <Card variant="sunken">
          <Inline gap="e12" wrap>
            <Icon of={EyeOff} size={20} />
            <Stack gap="e2" grow>
              <Text look="smallStrong">{never.map(({ nome }) => nome).join(' · ')}</Text>
              <Text look="small" tone="muted">
                {copy.nuncaColunas(never.length)}
              </Text>
            </Stack>
            <Text look="small">
              <strong>{copy.nunca}</strong> {copy.nuncaText}
            </Text>
          </Inline>
        </Card>
      )}
    </Stack>
  );
}

/** The columns of the table of columns. */
function columnsOf({ importacao: { campos, novas_turmas }, escolha, readOnly, onCampo }: MapaProps): Columns {
  const twice = repetidos(escolha);
  const options = [
    ...campos.map(({ campo }) => ({ value: campo, label: CAMPOS[campo] })),
    { value: OUT, label: copy.naoTrazer } as const,
  ];
  return [
    { id: 'deles', header: copy.deles, cell: (coluna) => <Deles coluna={coluna} /> },
    {
      id: 'nosso',
      header: copy.nosso,
      cell: ({ coluna, nome }) => (
        <div className={css.campo}>
          <Select<GestaoImportacaoCampo | typeof OUT>
            label={copy.campoDe(nome || String(coluna))}
            hideLabel
            options={options}
            value={escolha.campos.get(coluna) ?? OUT}
            disabled={readOnly}
            onChange={(value) => onCampo(coluna, value === OUT ? null : value)}
          />
        </div>
      ),
    },
    {
      id: 'situacao',
      header: copy.situacao,
      noWrap: true,
      cell: (coluna) => (
        <Estado
          coluna={coluna}
          campo={escolha.campos.get(coluna.coluna)}
          twice={twice}
          novas={novas_turmas.map(({ codigo }) => codigo)}
        />
      ),
    },
  ];
}

const LONGEST = 40;
const shortOf = (exemplo: string): string =>
  exemplo.length > LONGEST ? `${exemplo.slice(0, LONGEST)}…` : exemplo || copy.vazio;

function Deles({ coluna: { coluna, nome, exemplos } }: { coluna: Coluna }) {
  return (
    <Stack gap="e2">
      <span>{nome || copy.semTitulo(coluna)}</span>
      <span className={css.exemplos}>{exemplos.map(shortOf).join(' · ')}</span>
    </Stack>
  );
}

type EstadoProps = {
  coluna: Coluna;
  campo: GestaoImportacaoCampo | undefined;
  twice: readonly GestaoImportacaoCampo[];
  /** Classes that the school does not have yet. */
  novas: readonly string[];
};

function Estado(props: EstadoProps) {
  const [tone, icon, words] = stateOf(props);
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

type State = [NonNullable<BadgeProps['tone']>, IconShape, string];

function stateOf({ coluna: read, campo, twice, novas }: EstadoProps): State {
  if (campo === undefined) return ['neutral', Minus, read.campo === null ? copy.naoReconhecida : copy.fora];
  if (twice.includes(campo)) return ['danger', TriangleExclamationPoint, copy.repetida];
  if (campo !== read.campo) return ['success', Check, copy.escolhida];
  if (campo === 'turma' && novas.length > 0) return ['warning', TriangleExclamationPoint, copy.naoExistem(novas)];
  return read.situacao === 'proposta'
    ? ['warning', TriangleExclamationPoint, copy.proposta]
    : ['success', Check, copy.reconhecida];
}
