import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../api/schemas';

/**
 * What waits and what happened last, for the dashboard and the counts of the menu. It is fetched
 * with the panel, when the dashboard is opened, and after each change.
 */
export const useDashboard = () => useQuery<Schemas['DashboardDto']>({ queryKey: ['dashboard'] });
