import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Home } from '../api/schema.ts';
import { Section } from '../components/Section.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { layOutFlow, type Flow, type FlowNode, type NodeName, type Ribbon } from './flow.ts';
import classes from './MoneyFlow.module.css';

const lists: Record<NodeName, string> = {
  captured: urls.paymentsCaptured,
  accounts: urls.accounts,
  commission: urls.accounts,
  refunded: urls.refundsMade,
  atWallet: urls.reconciliations,
  walletFee: urls.accounts,
  atBank: urls.accounts,
  converted: urls.accounts,
  payout: urls.accounts,
  paidOut: urls.accounts,
};

/** Where captured money has gone. Each sum leads to what it is made of. */
export const MoneyFlow = ({ flow }: { flow: Home['flow'] }) => {
  const { flow: texts } = useTexts('home');
  const [chosen, setChosen] = useState<string>();
  const shown = flow.find(({ currency }) => currency === chosen) ?? flow[0];
  if (shown === undefined) return null;
  const currencies = flow.map(({ currency }) => currency);
  return (
    <Section
      title={texts.title}
      aside={<CurrencyChoice currencies={currencies} currency={shown.currency} choose={setChosen} />}
    >
      <Picture flow={shown} />
      <p className={classes.hint}>{texts.hint}</p>
    </Section>
  );
};

const nodeWidth = 8;
/** A lower node has a label that stands out beyond its ribbon, which would strike the text through. */
const labelHeight = 38;
/** Where two labels do not fit beside each other, those of the last column stand lower. */
const narrow = 560;
const lowered = 26;

/** Drawn by hand: see docs/decisions/017-dashboard-libraries.md. */
const Picture = ({ flow }: { flow: Flow }) => {
  const { ref, width } = useElementSize();
  const { nodes, ribbons, height } = layOutFlow(flow);
  const xOf = ({ column }: FlowNode) => [0, width * 0.38, width - nodeWidth][column]!;
  return (
    <div ref={ref} className={classes.room}>
      {width > 0 && (
        <svg width={width} height={height} className={classes.picture}>
          {ribbons.map((ribbon) => (
            <path
              key={`${ribbon.from.name} ${ribbon.to.name}`}
              className={`${classes.ribbon} ${classes[ribbon.to.name]}`}
              d={ribbonPath(ribbon, xOf(ribbon.from) + nodeWidth, xOf(ribbon.to))}
            />
          ))}
          {nodes.map((node) => (
            <Node
              key={node.name}
              node={node}
              x={xOf(node)}
              labelDrop={node.column === 2 && width < narrow ? lowered : 0}
              currency={flow.currency}
            />
          ))}
        </svg>
      )}
    </div>
  );
};

interface NodeProps {
  readonly node: FlowNode;
  readonly x: number;
  readonly labelDrop: number;
  readonly currency: string;
}

const Node = ({ node, x, labelDrop, currency }: NodeProps) => {
  const { flow: texts } = useTexts('home');
  const formats = useFormats();
  const { name, column, y, height, amountMinor } = node;
  const isLast = column === 2;
  const textX = isLast ? x - 8 : x + nodeWidth + 8;
  const middle = y + height / 2 + labelDrop;
  return (
    <Link to={lists[name]} className={classes.node}>
      <rect className={classes[name]} x={x} y={y} width={nodeWidth} height={height} rx="2" />
      {/* The space between the two is for screen readers. It stands where it moves no text. */}
      <text
        x={textX}
        textAnchor={isLast ? 'end' : 'start'}
        className={height < labelHeight ? classes.beyond : undefined}
      >
        <tspan className={classes.name} x={textX} y={middle - 4}>
          {texts.nodes[name]}
          {!isLast && ' '}
        </tspan>
        <tspan className={classes.amount} x={textX} y={middle + 14}>
          {isLast && ' '}
          {formats.money(amountMinor, currency)}
        </tspan>
      </text>
    </Link>
  );
};

const ribbonPath = ({ fromY, toY, height }: Ribbon, left: number, right: number) => {
  const middle = (left + right) / 2;
  const bottom = toY + height;
  return `M${left} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${right} ${toY}V${bottom}C${middle} ${bottom} ${middle} ${fromY + height} ${left} ${fromY + height}Z`;
};
