import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const bankPayments = {
  name: 'bank-payments',
  list: lazyScreen(async () => (await import('./bank-payments-list')).BankPaymentsList),
  icon: AccountBalanceOutlined,
  recordRepresentation: 'payerName',
};
