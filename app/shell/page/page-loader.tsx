import { useNavigation } from 'react-router';
import { Loader } from '#app/ui/notice/loader.tsx';

const watched = ['/projects', '/orders'];

/** Going to Projects or Orders waits for the check of who is asking; the page says so meanwhile. */
export function PageLoader() {
  const { state, location } = useNavigation();
  const visible = state === 'loading' && location !== undefined && watched.includes(location.pathname);
  return <Loader visible={visible} fixed blocking />;
}
