import { Link } from 'react-router';
import { Coin } from '../components/Coin.tsx';
import { urls } from '../urls.ts';
import classes from './Wordmark.module.css';

export const Wordmark = () => (
  <Link to={urls.home} className={classes.wordmark}>
    <Coin size={30} />
    Florin
  </Link>
);
