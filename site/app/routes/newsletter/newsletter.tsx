export default function Newsletter() {
  return null;
}
