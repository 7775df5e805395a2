import type { CallBlock, CallInline } from '~/api/client';
import { Line } from '~/components/prose/blocks';
import styles from './call-table.module.css';
import factsStyles from './facts.module.css';

type Cells = readonly CallInline[][];

/** A list of facts: a table of two columns without headings. */
function Facts({ rows }: { rows: readonly Cells[] }) {
  return (
    <dl className={factsStyles.facts}>
      {rows.map(([name = [], value = []], index) => (
        <div key={index}>
          <dt>
            <Line inlines={name} />
          </dt>
          <dd>
            <Line inlines={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CallTableProps {
  table: Extract<CallBlock, { type: 'table' }>;
  caption?: CallInline[];
}

/** A table of a call, whose rows are named by their first cell. */
export function CallTable({ table: { head, rows }, caption }: CallTableProps) {
  if (head.length === 2 && head.every((cell) => cell.length === 0)) return <Facts rows={rows} />;
  return (
    <table className={styles.table}>
      {caption ? (
        <caption>
          <Line inlines={caption} />
        </caption>
      ) : null}
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <Line inlines={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...values], index) => (
          <tr key={index}>
            <th scope="row">
              <Line inlines={name} />
            </th>
            {values.map((value, column) => (
              <td key={column}>
                <Line inlines={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
