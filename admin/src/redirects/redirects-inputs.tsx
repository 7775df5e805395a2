import { LinkInput } from '../components/inputs/text-inputs';

export function RedirectsInputs() {
  return (
    <>
      <LinkInput source="source" help="source" autoComplete="off" verbatim />
      <LinkInput source="target" help="target" autoComplete="off" verbatim />
    </>
  );
}
