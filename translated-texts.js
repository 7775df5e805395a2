import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Whether a value of a type is shown as text; what a component is given is its parent's. */
const isText = (type) =>
  type.isUnion()
    ? type.aliasSymbol?.name !== 'ReactNode' && type.types.some(isText)
    : (type.flags & TEXT) !== 0;

const isExpression = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && expression.type !== 'JSXEmptyExpression';

/** Spaces stay as they are in translated pages. */
const isShown = ({ type, value, expression }) =>
  type === 'JSXText' || expression?.type === 'Literal'
    ? String(expression?.value ?? value).trim() !== ''
    : expression?.type !== 'JSXEmptyExpression';

/**
 * Texts that may change or vanish have elements of their own. Browsers that translate a page
 * replace its texts by elements: React then changes texts that are no longer shown, and throws when
 * it removes one or inserts before it. The only text of an element it replaces as a whole. See
 * react/react#11538.
 */
export const translatedTexts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { alone: 'Put this text into an element of its own: browsers translate pages.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const showsText = (node) => isText(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)));
    const report = (node) => context.report({ node, messageId: 'alone' });

    function checkChildren({ type, children }) {
      const shown = children.filter(isShown);
      const isFragment = type === 'JSXFragment';
      if (shown.length < 2 && !isFragment) return;
      const changes = isFragment || shown.some(isExpression);
      shown
        .filter((child) =>
          child.type === 'JSXText' ? changes : isExpression(child) && showsText(child.expression),
        )
        .forEach(report);
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement(node) {
        if (node.argument === null || !showsText(node.argument)) return;
        const { block } = context.sourceCode.getScope(node).variableScope;
        const isComponent = block.type === 'FunctionDeclaration' && /^[A-Z]/.test(block.id?.name);
        if (isComponent) report(node.argument);
      },
    };
  },
};
